// How a person is greeted and named in passing.
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name
