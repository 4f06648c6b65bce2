import React, {type ReactNode} from 'react';
import styles from './list-filter.css?raw';

/** A box of a filter, and how much it leaves. */
export type FilterChip = {name: string; value: string; label: string; count: number};

type Props = {
  /** The id of the field. */
  id: string;
  /** The label of the field. */
  label: string;
  /** What one may type. */
  placeholder: string;
  /** Boxes by what they choose; a group without any is left out. */
  groups: readonly {legend: string; chips: readonly FilterChip[]}[];
  /** How much there is: `61 demos`. */
  all: string;
};

/** The class of the element around the controls of a filter. What follows it gives way to what is found. */
export const filterClass = 'list-filter';

/** The controls of a filter: a field and boxes, which a script reads. Without scripts, there is only the number of all. */
export default function ListFilter({id, label, placeholder, groups, all}: Props): ReactNode {
  return (
    <>
      <style dangerouslySetInnerHTML={{__html: styles}} />
      <p className="list-filter__field">
        <label htmlFor={id}>{label}</label>
        <input id={id} type="search" autoComplete="off" spellCheck={false} placeholder={placeholder} />
      </p>
      {groups
        .filter(({chips}) => chips.length > 0)
        .map(({legend, chips}) => (
          <fieldset key={legend}>
            <legend>{legend}</legend>
            {chips.map(({name, value, label: text, count}) => (
              <label key={value}>
                <input type="checkbox" name={name} value={value} autoComplete="off" />
                <span>
                  {text} <small>{count}</small>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      <p className="list-filter__all">{all}</p>
    </>
  );
}
