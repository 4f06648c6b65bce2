import { render as renderComponent } from 'svelte/server';
import App from './App.svelte';

/** Renders the page on a server. The diagram itself is drawn in the browser. */
export function render(): string {
    return renderComponent(App).body;
}
