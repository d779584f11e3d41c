// Sheets of a PDF in the house's fonts. The same text gives the same bytes.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'
import { printable } from './printable.ts'

const fonts = join(import.meta.dirname, '../features/seo/fonts')
const colors = { ink: '#131823', muted: '#5c6270', line: '#c9ccd3' }
export const [left, right, bottom] = [54, 558, 716]

type Info = { title: string; createdAt: string; language: Language }
type Look = { font?: 'text' | 'display'; size: number; isMuted?: boolean }
type Box = { x: number; y: number; width: number; isRight?: boolean }
export type Sheet = Awaited<ReturnType<typeof openSheet>>

export async function openSheet({ title, createdAt, language }: Info) {
  // Fetched when the first PDF is asked for: it takes 32 MB.
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({
    size: 'LETTER',
    margin: left,
    bufferPages: true,
    info: { Title: title, Author: 'Kempt', CreationDate: new Date(createdAt) },
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
  })
  document.registerFont('text', await readFile(join(fonts, 'text.ttf')))
  document.registerFont('display', await readFile(join(fonts, 'display.ttf')))

  function write(words: string, look: Look, { x, y, width, isRight = false }: Box) {
    const { font = 'text', size, isMuted = false } = look
    document.font(font).fontSize(size)
    document.fillColor(isMuted ? colors.muted : colors.ink)
    const align = isRight ? 'right' : 'left'
    document.text(printable(words), x, y, { width, align, features: ['tnum'] })
  }

  return {
    write,
    heightOf: (words: string, size: number, width: number) =>
      document.font('text').fontSize(size).heightOfString(printable(words), { width }),
    rule(y: number) {
      document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(colors.line).stroke()
    },
    addPage() {
      document.addPage()
    },
    // `footer` is the text below each page.
    close(footer: (page: number, pages: number) => string) {
      const { count } = document.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        document.switchToPage(index)
        // Text below the margin would begin a new page.
        document.page.margins.bottom = 0
        const box = { x: left, y: 748, width: right - left, isRight: true }
        write(footer(index + 1, count), { size: 8, isMuted: true }, box)
      }
      document.end()
      return done
    },
  }
}
