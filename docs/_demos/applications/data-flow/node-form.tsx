import {Field} from './field';
import type {Flow} from './flow';
import {kinds} from './shapes';
import type {State} from './state';

/** Edits the selected node: its name, its value, and where its inputs come from. */
export function NodeForm({flow, node}: {flow: Flow; node: NonNullable<State['node']>}) {
  const {id, kind, name, value, inputs} = node;
  return (
    <form aria-label={`${kinds[kind].title} node`} onSubmit={(event) => event.preventDefault()}>
      <Field label="Name" id="name" value={name} onEdit={(text, session) => flow.edit(id, {name: text}, session)} />
      {value !== null && (
        <Field
          label="Value"
          id="value"
          value={value}
          onEdit={(changed, session) => flow.edit(id, {value: changed}, session)}
        />
      )}
      {/* [1] */}
      {inputs.map(({port, type, source, options}) => (
        <label key={port}>
          {`Input ${port} (${type})`}
          <select id={`input-${port}`} value={source} onChange={({target}) => flow.connect(id, port, target.value)}>
            <option value="">not connected</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}

/*
[1] The lists connect nodes without a drag, for the keyboard, a finger and a screen reader.
*/
