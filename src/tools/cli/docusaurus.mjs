import process from 'node:process';

// Runs the framework's commands without its notice of new versions. The notice
// comes before the configuration is read, so that only a variable can turn it off.
// eslint-disable-next-line no-restricted-properties -- set, not read
process.env.NO_UPDATE_NOTIFIER = '1';
await import('@docusaurus/core/bin/docusaurus.mjs');
