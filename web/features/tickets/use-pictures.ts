// Pictures for a message: sent as they are chosen, named by the server.
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { refusalOfFile, shrink } from '#web/send-picture.ts'
import { uploadFile } from '#web/features/support/upload-file.ts'

export type Picture = { file: string; url: string }

export function usePictures(most: number) {
  const [pictures, setPictures] = useState<Picture[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const urls = useRef<string[]>([])
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), [])

  async function add(chosen: File[]) {
    setRefusal(undefined)
    setIsBusy(true)
    for (const file of chosen.slice(0, most - pictures.length))
      try {
        const wrong = refusalOfFile(file)
        if (wrong) throw wrong
        const small = await shrink(file)
        const name = await uploadFile(new File([small], file.name, { type: small.type }))
        const url = URL.createObjectURL(file)
        urls.current.push(url)
        setPictures((before) => [...before, { file: name, url }])
      } catch (error) {
        setRefusal(messageOf(error))
      }
    setIsBusy(false)
  }

  return {
    pictures,
    isBusy,
    refusal,
    add,
    remove: (file: string) => setPictures((before) => before.filter((each) => each.file !== file)),
    clear: () => setPictures([]),
  }
}
