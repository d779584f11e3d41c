// Guards that no test can notice, and why.
export const exceptions: Record<string, string> = {}
