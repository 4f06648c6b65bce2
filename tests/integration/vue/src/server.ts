import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import App from './App.vue';

/** Renders the page on a server. The diagram itself is drawn in the browser. */
export function render(): Promise<string> {
    return renderToString(createSSRApp(App));
}
