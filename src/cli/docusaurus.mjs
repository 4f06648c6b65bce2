// Runs the framework's commands without its notice of new versions. The notice
// comes before the configuration is read, so that only a variable can turn it off.
process.env.NO_UPDATE_NOTIFIER = '1';
await import('@docusaurus/core/bin/docusaurus.mjs');
