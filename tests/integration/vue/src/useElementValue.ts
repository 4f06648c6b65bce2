import { type ShallowRef, shallowRef, watchEffect } from 'vue';
import type { dia } from '@joint/core';

/** Reads a value from an element, and reads it again after each change of the element. */
export function useElementValue<Value>(
    element: () => dia.Element,
    read: (element: dia.Element) => Value,
): Readonly<ShallowRef<Value>> {
    const value = shallowRef(read(element()));
    watchEffect((onCleanup) => {
        const current = element();
        const update = () => {
            value.value = read(current);
        };
        update();
        current.on('change', update);
        onCleanup(() => current.off('change', update));
    });
    return value;
}
