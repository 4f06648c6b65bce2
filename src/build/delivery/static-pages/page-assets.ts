import fs from 'node:fs/promises';
import path from 'node:path';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import type {Project} from '../../content/project';

/** The files that pages show or link to, by their paths in the build. */
class PageAssets {
  readonly files = new Map<string, Buffer>();
}

/**
 * A plugin of the server's bundler that keeps the images and files of pages.
 * Docusaurus lets the browser's bundler write them, which knows no pages here.
 */
export const keepPageAssets = (project: Project): WebpackPluginInstance => ({
  apply(compiler: Compiler): void {
    const {NormalModuleReplacementPlugin} = compiler.webpack;
    new NormalModuleReplacementPlugin(/&emitFile=false!/, (data: {request: string}) => {
      data.request = data.request.replace('&emitFile=false!', '&emitFile=true!');
    }).apply(compiler);
    compiler.hooks.emit.tap('static-pages', (compilation) => {
      for (const [name, source] of Object.entries(compilation.assets)) {
        if (/^assets\/(?:images|files)\//.test(name)) {
          project.part(PageAssets).files.set(name, source.buffer());
        }
      }
    });
  },
});

/** Writes the files that pages show or link to into a build. */
export async function writePageAssets(project: Project, outDir: string): Promise<void> {
  await Promise.all(
    [...project.part(PageAssets).files].map(async ([name, content]) => {
      const file = path.join(outDir, name);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, content);
    }),
  );
}
