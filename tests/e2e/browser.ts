// One Chromium per worker. Test files share it, each with its own contexts.
import { chromium, type Browser } from 'playwright-core'

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

let running: Promise<Browser> | undefined

export async function openBrowser() {
  const browser = await (running ??= launch())
  if (browser.isConnected()) return browser
  // After a crash, the next file gets a new browser.
  running = launch()
  return running
}

function launch() {
  // A drill moves our clock with a library that Chromium must not load.
  const { LD_PRELOAD: _, ...env } = process.env
  return chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    env,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--disable-features=${unseen.join()}`],
  })
}
