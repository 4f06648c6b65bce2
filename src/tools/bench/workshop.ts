import path from 'node:path';
import {addPages} from './growth/add-pages';
import {commitCopy, copyProject} from './copy-project';
import {pageFiles} from '../../build/content/pages';
import {versions} from '../../common/versions';
import {type Article, readArticles} from './pages/article';
import {makeClassicSite, ourSite} from './sites/docusaurus';
import {installPackages} from './sites/install';
import type {Site, SiteName} from './sites/site';
import {makeStarlightSite} from './sites/starlight';
import {makeVitepressSite} from './sites/vitepress';

/** Makes the sites that are compared, in a temporary folder. */
export class Workshop {
  constructor(
    private readonly projectDir: string,
    private readonly folder: string,
    private readonly names: readonly SiteName[],
  ) {}

  /** Where Lighthouse is installed. */
  get lighthouse(): string {
    return path.join(this.folder, 'lighthouse');
  }

  /** Installs what the project itself does not have. */
  async install(withLighthouse: boolean): Promise<void> {
    const peers = this.names.filter((name) => name === 'vitepress' || name === 'starlight');
    for (const name of [...peers, ...(withLighthouse ? (['lighthouse'] as const) : [])]) {
      await installPackages(name, path.join(this.folder, name));
    }
  }

  /**
   * Makes all sites from the same pages. VitePress and Starlight have one folder
   * each, where these pages take the place of those before.
   *
   * @param count - how many pages they are to have; those that are written unless given
   */
  makeSites(count?: number): {pages: number; sites: Site[]} {
    const copy = path.join(this.folder, `ours-${count ?? 'written'}`);
    copyProject(this.projectDir, copy);
    if (count !== undefined) {
      addPages(this.projectDir, copy, count);
    }
    commitCopy(copy);
    let known: Article[] | undefined;
    const articles = (): Article[] => (known ??= readArticles(copy));
    const makers: Record<SiteName, () => Site> = {
      ours: () => ourSite(copy),
      plain: () => makeClassicSite(copy, path.join(this.folder, `plain-${count ?? 'written'}`), articles()),
      vitepress: () => makeVitepressSite(copy, path.join(this.folder, 'vitepress'), articles()),
      starlight: () => makeStarlightSite(copy, path.join(this.folder, 'starlight'), articles()),
    };
    const pages = versions.flatMap(({name}) => pageFiles(name, copy)).length;
    return {pages, sites: this.names.map((name) => makers[name]())};
  }
}
