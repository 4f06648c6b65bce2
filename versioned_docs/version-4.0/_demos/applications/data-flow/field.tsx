import {useState} from 'react';

type Props<Value> = {
  label: string;
  id: string;
  value: Value;
  onEdit: (value: Value, session: object) => void;
};

/** A field for a text or a number. Each change reaches the diagram at once. */
export function Field<Value extends string | number>({label, id, value, onEdit}: Props<Value>) {
  const isNumber = typeof value === 'number';
  // [1]
  const [draft, setDraft] = useState({text: '', value: null as Value | null});
  const [session, setSession] = useState<object>({});
  const text = draft.value === value ? draft.text : String(value);
  const isWrong = isNumber && !isNumeric(text);

  function edit(typed: string): void {
    const isValid = !isNumber || isNumeric(typed);
    const edited = (isNumber ? Number(typed) : typed) as Value;
    setDraft({text: typed, value: isValid ? edited : value});
    if (isValid) onEdit(edited, session);
  }

  // [2]
  const end = () => {
    setDraft({text: '', value: null});
    setSession({});
  };

  return (
    <label>
      {label}
      <input
        id={id}
        value={text}
        maxLength={200}
        inputMode={isNumber ? 'decimal' : 'text'}
        aria-invalid={isWrong}
        autoComplete="off"
        onChange={({target}) => edit(target.value)}
        onBlur={end}
      />
    </label>
  );
}

const isNumeric = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/*
[1] The text of a number can be incomplete, such as "-" or "1.". It is kept beside the value
    that it belongs to. When the value changes elsewhere, such as by undo, the text no longer
    counts, and the field shows the value.
[2] The next time that the field is edited, it is another step of the history. A text that is
    not a number is dropped.
*/
