/** Turns an error of the system, initdb or PostgreSQL into one sentence for the terminal. */
export function explain(said: string, folder: string) {
  const [, sentence] = known.find(([pattern]) => pattern.test(said)) ?? []
  if (sentence) return sentence(folder, said)

  const lines = said.trim().split('\n')
  const line = lines.findLast((each) => /FATAL|PANIC|error:/i.test(each)) ?? lines.at(-1) ?? ''
  const reason = line.replace(/^.*?(FATAL|PANIC|initdb: error):\s*/, '')
  return `PostgreSQL could not start in ${folder}: ${reason || 'it gave no reason'}.`
}

type Known = [RegExp, (folder: string, said: string) => string]

const known: Known[] = [
  [
    /no space left on device|disk quota exceeded|disk is full/i,
    (folder) => `The disk is full: PostgreSQL could not write to ${folder}.`,
  ],
  [
    /read-only file system|readonly database/i,
    (folder) => `${folder} cannot be written to: set DATA_DIR to a folder of your own.`,
  ],
  [
    /permission denied|operation not permitted|wrong ownership|unable to open database file/i,
    (folder) =>
      `Kempt is not allowed to use ${folder}: start it as the user who owns that folder, or set DATA_DIR to another.`,
  ],
  [
    /not a directory|file already exists/i,
    (folder) => `${folder} is not a folder: set DATA_DIR to one.`,
  ],
  [
    /cannot allocate memory|could not (map anonymous|create) shared memory/i,
    () => 'There is not enough memory to start PostgreSQL.',
  ],
  [
    /could not find the database system/,
    (folder) =>
      `The database in ${folder} is damaged: restore it from a backup, or set DATA_DIR to a new folder.`,
  ],
  [
    /pre-existing shared memory block/,
    (folder) =>
      `Another PostgreSQL still works in ${folder}: end its processes, then start Kempt again.`,
  ],
]
