import { createSubscriber } from 'svelte/reactivity';
import type { dia } from '@joint/core';

/** Makes the values of an element reactive: code that reads them runs again after a change. */
export function elementState(element: dia.Element) {
    const subscribe = createSubscriber((update) => {
        element.on('change', update);
        return () => element.off('change', update);
    });
    return {
        get label(): string {
            subscribe();
            return String(element.attr('label/text'));
        },
        set label(text: string) {
            element.attr('label/text', text);
        },
        get position(): dia.Point {
            subscribe();
            return element.position();
        },
    };
}
