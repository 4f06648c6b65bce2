import { type BootstrapContext, bootstrapApplication } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { App } from './app/app';

/** Renders the page on a server. The diagram itself is drawn in the browser. */
export default function bootstrap(context: BootstrapContext) {
    const routes = withRoutes([{ path: '**', renderMode: RenderMode.Prerender }]);
    return bootstrapApplication(App, { providers: [provideServerRendering(routes)] }, context);
}
