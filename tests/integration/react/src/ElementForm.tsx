import type { dia } from '@joint/core';
import { useElementValue } from './useElementValue';

/** Edits an element. The element is the only place where its values are stored. */
export function ElementForm({ element }: { element: dia.Element }) {
    const label = useElementValue(element, () => String(element.attr('label/text')));
    const x = useElementValue(element, () => element.position().x);
    const y = useElementValue(element, () => element.position().y);

    return (
        <form onSubmit={(event) => event.preventDefault()}>
            <label>
                Label{' '}
                <input
                    value={label}
                    onChange={(event) => element.attr('label/text', event.target.value)}
                />
            </label>
            <p>
                Position <output>{`${x}, ${y}`}</output>
            </p>
        </form>
    );
}
