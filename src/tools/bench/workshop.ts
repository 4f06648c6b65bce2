import path from 'node:path';
import {commitCopy, copyProject} from './copy-project';
import {projectIn} from '../../build/config/project';
import {pageFiles} from '../../build/content/pages';
import type {Project} from '../../build/content/project';
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
    private readonly project: Project,
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

  /** Makes all sites from the same pages, each in a folder of its own. */
  makeSites(): {pages: number; sites: Site[]} {
    const copy = path.join(this.folder, 'ours');
    copyProject(this.project.dir, copy);
    const copied = projectIn(copy);
    commitCopy(copy);
    let known: Article[] | undefined;
    const articles = (): Article[] => (known ??= readArticles(copied));
    const makers: Record<SiteName, () => Site> = {
      ours: () => ourSite(copy),
      plain: () => makeClassicSite(copy, path.join(this.folder, 'plain'), articles()),
      vitepress: () => makeVitepressSite(copy, path.join(this.folder, 'vitepress'), articles()),
      starlight: () => makeStarlightSite(copy, path.join(this.folder, 'starlight'), articles()),
    };
    const pages = versions.flatMap(({name}) => pageFiles(name, copied)).length;
    return {pages, sites: this.names.map((name) => makers[name]())};
  }
}
