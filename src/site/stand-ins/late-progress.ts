// Stands in for `nprogress` in the theme. The bar is loaded when the first page takes long.
import type nprogress from 'nprogress';

type Bar = typeof nprogress;

const options: Parameters<Bar['configure']>[0][] = [];
let bar: Bar | undefined;
let isWanted = false;

async function loadBar(): Promise<void> {
  const {default: loaded} = await import(/* webpackChunkName: "progress" */ 'nprogress');
  options.splice(0).forEach((one) => loaded.configure(one));
  bar = loaded;
  if (isWanted) {
    bar.start();
  }
}

const lateProgress = {
  configure: (one: Parameters<Bar['configure']>[0]): void => void options.push(one),
  start(): void {
    isWanted = true;
    if (bar) {
      bar.start();
    } else {
      // The page arrives without the bar, too.
      loadBar().catch(() => undefined);
    }
  },
  done(): void {
    isWanted = false;
    bar?.done();
  },
};

export default lateProgress;
