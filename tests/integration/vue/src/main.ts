import { createApp, createSSRApp } from 'vue';
import App from './App.vue';

const root = document.querySelector('#app')!;
const app = root.hasChildNodes() ? createSSRApp(App) : createApp(App);
app.mount(root);
