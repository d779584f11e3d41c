// One Chromium per worker: files follow each other in it, each with contexts of its own.
import { chromium, type Browser } from 'playwright-core'

// With each window Chromium draws, in processes of their own, the lists that would hang from its
// address bar. Only the last such list of features counts, so Playwright's own is said again.
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
  // It crashed: the next file gets a new one.
  running = launch()
  return running
}

function launch() {
  // A drill moves our own clock by a library that Chromium must not load.
  const { LD_PRELOAD: _, ...env } = process.env
  return chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    env,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--disable-features=${unseen.join()}`],
  })
}
