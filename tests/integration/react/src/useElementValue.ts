import { useCallback, useSyncExternalStore } from 'react';
import type { dia } from '@joint/core';

/**
 * Reads a value from an element, and reads it again after each change of the element.
 * The value must be a string, a number or a boolean: React compares it with `Object.is()`.
 */
export function useElementValue<Value extends string | number | boolean>(
    element: dia.Element,
    read: (element: dia.Element) => Value,
): Value {
    const subscribe = useCallback(
        (onChange: () => void) => {
            element.on('change', onChange);
            return () => {
                element.off('change', onChange);
            };
        },
        [element],
    );
    const snapshot = () => read(element);
    return useSyncExternalStore(subscribe, snapshot, snapshot);
}
