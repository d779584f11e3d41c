// Turns Intl's 'lunes, 16 de noviembre, 6:00 p.m.' into natural Spanish: 'lunes 16 de noviembre a
// las 6:00 p.m.'
export function naturalDate(date: string) {
  return date
    .replace(/^(\p{L}+), /u, '$1 ')
    .replace(/, (\d+:.*)$/, (_, time: string) => ` a ${theTime(time)}`)
}

// 'la 1:30 p.m.', 'las 6:00 p.m.'
export const theTime = (time: string) => (time.startsWith('1:') ? `la ${time}` : `las ${time}`)
