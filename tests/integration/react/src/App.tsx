import { useState } from 'react';
import type { dia } from '@joint/core';
import { Diagram } from './Diagram';
import { ElementForm } from './ElementForm';
import { createGraph } from './graph';

export function App() {
    const [graph] = useState(createGraph);
    const [selected, setSelected] = useState<dia.Element | null>(null);
    const [shown, setShown] = useState(true);
    const [readOnly, setReadOnly] = useState(false);

    return (
        <>
            <label>
                <input
                    type="checkbox"
                    checked={shown}
                    onChange={(event) => setShown(event.target.checked)}
                />
                Show the diagram
            </label>
            <label>
                <input
                    type="checkbox"
                    checked={readOnly}
                    onChange={(event) => setReadOnly(event.target.checked)}
                />
                Read-only
            </label>
            {shown && (
                <Diagram
                    graph={graph}
                    readOnly={readOnly}
                    selected={selected}
                    onSelect={setSelected}
                />
            )}
            {selected && <ElementForm element={selected} />}
        </>
    );
}
