import { mvc } from '@joint/core';

/**
 * Shows a form for an element. The element is the only place where its values are stored.
 *
 * @param {HTMLElement} host
 * @param {import('@joint/core').dia.Element} element
 */
export function mountForm(host, element) {
    const form = document.createElement('form');
    const label = document.createElement('label');
    const input = document.createElement('input');
    const position = document.createElement('p');
    const output = document.createElement('output');
    label.append('Label ', input);
    position.append('Position ', output);
    form.append(label, position);
    host.append(form);

    // From the diagram to the form.
    function update() {
        const { x, y } = element.position();
        const text = element.attr('label/text');
        // Assigning the same text would move the caret.
        if (input.value !== text) input.value = text;
        output.value = `${x}, ${y}`;
    }

    const listener = new mvc.Listener();
    listener.listenTo(element, 'change', update);
    update();

    // From the form to the diagram.
    input.addEventListener('input', () => element.attr('label/text', input.value));

    return {
        remove() {
            listener.stopListening();
            form.remove();
        },
    };
}
