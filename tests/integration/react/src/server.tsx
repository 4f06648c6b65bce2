import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App';

/** Renders the page on a server. The diagram itself is drawn in the browser. */
export function render(): string {
    return renderToString(
        <StrictMode>
            <App />
        </StrictMode>,
    );
}
