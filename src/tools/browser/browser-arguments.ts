/**
 * Chromium heeds one list of features that are off, the last. This one therefore has
 * all of Playwright's, and what draws the browser's own bar and its suggestions as
 * pages: in a headless window nobody sees them, and they cost more than half of the
 * time of a new window.
 */
const featuresOff = [
  'InitialWebUI',
  'SpareRendererForSitePerProcess',
  // cspell:ignore Omnibox
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Quiet, headless, and nothing sent to the outside. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in a window: the sandboxed frame of a demo has a process of its own, and cannot hold up the page.
  '--site-per-process',
  `--disable-features=${featuresOff.join(',')}`,
];
