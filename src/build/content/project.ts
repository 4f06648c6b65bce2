import type {Version} from '../../common/versions';

/** Where a project is, and what its site is built for. */
type ProjectPlace = {
  /** Absolute. */
  dir: string;
  /** The versions that are built. */
  versions: readonly Version[];
  /** The host of the site, without a slash at the end. */
  siteUrl: string;
  baseUrl: string;
};

/**
 * The project that a process works on. Who starts the process makes it, and hands it to
 * everything that reads files of the project or keeps what it has read: no function looks
 * for the project in the working directory, and no module keeps data of a project.
 */
export class Project implements ProjectPlace {
  readonly dir: string;
  readonly versions: readonly Version[];
  readonly siteUrl: string;
  readonly baseUrl: string;
  private readonly parts = new Map<new (project: Project) => object, object>();

  constructor({dir, versions, siteUrl, baseUrl}: ProjectPlace) {
    this.dir = dir;
    this.versions = versions;
    this.siteUrl = siteUrl;
    this.baseUrl = baseUrl;
  }

  /**
   * What a module keeps of the project, such as the pages that are parsed already: an object of
   * its class, made on the first call and the very same one later.
   */
  part<T extends object>(Part: new (project: Project) => T): T {
    const known = this.parts.get(Part);
    if (known) {
      return known as T;
    }
    const part = new Part(this);
    this.parts.set(Part, part);
    return part;
  }

  /** The framework writes the options of plugins into the app, where the folder of a project has no place. */
  toJSON(): undefined {
    return undefined;
  }
}
