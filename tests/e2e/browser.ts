// A Chromium for one test file. Launching takes 0.2 s; one that serves file after file gets a fifth
// slower.
import { chromium } from 'playwright-core'
import { findBrowser, findWholeBrowser } from '../../scripts/browser.mjs'

// For each window, Chromium prepares its address bar suggestions in separate processes. Only the
// last list of disabled features counts, so this one repeats Playwright's.
const unseen = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export function openBrowser({ isWhole = false } = {}) {
  // A drill moves our clock with a library that Chromium must not load.
  const { LD_PRELOAD: _, ...env } = process.env
  return chromium.launch({
    executablePath: isWhole ? findWholeBrowser() : findBrowser(),
    env,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--disable-features=${unseen.join()}`],
  })
}
