export function chooseTests(
  args: string[],
  repo: string,
): {
  isQuick: boolean
  isChosen: boolean
  onServer: string[]
  inBrowser: string[]
  options: string[]
}
