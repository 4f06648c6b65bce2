import { hydrate, mount } from 'svelte';
import App from './App.svelte';

const target = document.querySelector('#app')!;

if (target.hasChildNodes()) {
    hydrate(App, { target });
} else {
    mount(App, { target });
}
