// Words that begin a line, inside a sentence: "Ended a Kempt offer" becomes "ended a Kempt offer".
export const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
