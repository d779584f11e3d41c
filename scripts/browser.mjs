// Finds the Chrome or Chromium for the browser tests: the installed one, or Debian's, installed
// when permitted. Chromium's headless shell is preferred: without windows and their furniture, the
// same pages take it a third less processor time. It shows no notifications, so a few tests need a
// whole browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export function findBrowser() {
  const browser = findWholeBrowser()
  return process.env.BROWSER_PATH ?? inPath(shell) ?? browser
}

export function findWholeBrowser() {
  const found = look()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests, once.\n')
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update'], options)
    // One at a time: older systems do not have the shell.
    for (const name of ['chromium', shell])
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options)
    const installed = look()
    if (installed) return installed
  }
  process.stdout.write(
    'The browser tests need Chromium: install the package chromium (or Google Chrome), or set BROWSER_PATH.\n',
  )
  process.exit(1)
}

function look() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH
  return [...whole.map(inPath), ...places].find((file) => file !== undefined && existsSync(file))
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}
