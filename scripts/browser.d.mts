export function findBrowser(): string
export function findWholeBrowser(): string
