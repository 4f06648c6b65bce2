import type {FaultSite} from '../../support/fault-site';

/** A fault that a writer may make: its name, and how it is planted and found. */
export type Fault = {name: string; find: (site: FaultSite) => string[] | Promise<string[]>};

type Files = Parameters<FaultSite['messages']>[0];

/** A fault in the files of the site. */
export const inFiles = (name: string, files: Files): Fault => ({name, find: (site) => site.messages(files)});

/** A fault that some function throws. */
export const thrown = (name: string, run: () => unknown): Fault => ({
  name,
  find: async () => {
    try {
      await run();
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  },
});
