/**
 * The packages that the benchmark installs into its temporary folder, by what they
 * are for. This is the only place for their versions: the newest that run on the
 * Node.js version of this project.
 *
 * They are no dependencies of the project: together they are several times as large
 * as what a checkout needs, and only the benchmark uses them.
 */
export const benchPackages = {
  vitepress: {vitepress: '1.6.4', vue: '3.5.45'},
  starlight: {'@astrojs/starlight': '0.37.7', astro: '5.18.2'},
  lighthouse: {lighthouse: '12.8.2'},
} as const;
