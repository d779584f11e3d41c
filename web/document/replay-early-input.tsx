// A page is visible before React hydrates it. A script in the head records clicks and input until
// then, and this component replays them once their target is hydrated.
import { useEffect } from 'react'

type Kept = {
  type: string
  target: HTMLElement
  value?: string
  submitter?: HTMLElement | null
  // When the page was alive and this part of it was not yet.
  waitingSince?: number
}

declare global {
  var early: { kept: Kept[]; isAwake?: boolean; tell?: () => void } | undefined
}

// Once the page is awake, React has written its name on every part that is. It may wake it while it
// handles the very event, so the script looks again afterwards. Links, and forms with an address,
// work without us.
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

export const earlyScript = `(()=>{
const early=window.early={kept:[]},isAlive=(element)=>early.isAwake&&Object.keys(element).some((key)=>key.startsWith('__react'));
const keep=(one)=>setTimeout(()=>{
if(isAlive(one.target))return;
const known=one.type==='input'&&early.kept.find(({target})=>target===one.target);
if(known)known.value=one.value;
else early.kept.push(one);
early.tell&&early.tell()});
addEventListener('click',({target})=>{
const pressed=target.closest('button,[role=button]');
if(pressed&&!isAlive(pressed)&&!(pressed.form&&pressed.type==='submit'))keep({type:'click',target:pressed})
},true);
addEventListener('submit',(event)=>{
const {target,submitter}=event;
if(isAlive(target)||target.hasAttribute('action'))return;
event.preventDefault();
keep({type:'submit',target,submitter})
},true);
addEventListener('input',({target})=>{
if(!isAlive(target))keep({type:'input',target,value:target.value})
},true)
})()`.replaceAll('\n', '')

// Only the server writes it: React never runs a script it renders in the browser.
export function EarlyScript() {
  return import.meta.env.SSR ? <script dangerouslySetInnerHTML={{ __html: earlyScript }} /> : null
}

// Once, in the root: what was kept is done in its order.
export function useEarly() {
  useEffect(() => {
    const { early } = globalThis
    if (!early) return
    early.isAwake = true
    early.tell = () => void setTimeout(catchUp, settledMs)
    early.tell()
  }, [])
}

// Lets hydrated parts run their first effects before the input is replayed.
const settledMs = 50
const patienceMs = 10_000

// Elements that never hydrate are not React's: the buttons of a map, for example.
function catchUp() {
  const { early } = globalThis
  if (!early) return
  const now = performance.now()
  for (const one of early.kept) {
    one.target = standIn(one.target)
    one.waitingSince ??= now
  }
  const ready = early.kept.filter(({ target }) => isAlive(target))
  early.kept = early.kept.filter(
    ({ target, waitingSince }) => !isAlive(target) && now - (waitingSince ?? now) < patienceMs,
  )
  for (const one of ready) redo(one)
  if (early.kept.length > 0) requestAnimationFrame(catchUp)
}

// A page that waking changes, for what its address says beyond the page, has new parts in the place
// of those that were touched.
function standIn(target: HTMLElement) {
  if (target.isConnected) return target
  const alike = document.querySelectorAll<HTMLElement>(target.localName)
  return [...alike].find((each) => nameOf(each) === nameOf(target)) ?? target
}

const nameOf = (element: HTMLElement) =>
  [element.textContent, ...['name', 'type', 'aria-label'].map((key) => element.getAttribute(key))]
    .join()
    .trim()

function redo({ type, target, value, submitter }: Kept) {
  if (type === 'click') press(target)
  else if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
  else if (target instanceof HTMLInputElement && target.matches('[type=checkbox],[type=radio]'))
    tick(target)
  else if (value !== undefined) write(target as HTMLInputElement, value)
}

// Menus open when a finger goes down, everything else when it has left.
function press(target: HTMLElement) {
  const how = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }
  target.dispatchEvent(new PointerEvent('pointerdown', how))
  target.dispatchEvent(new MouseEvent('mousedown', how))
  target.dispatchEvent(new PointerEvent('pointerup', how))
  target.dispatchEvent(new MouseEvent('mouseup', how))
  target.click()
}

function tick(target: HTMLInputElement) {
  target.checked = target.defaultChecked
  target.click()
}

// React passes over a value that it believes to know, so it is given the old one first.
function write(target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  target.value = 'defaultValue' in target ? target.defaultValue : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value)
  target.dispatchEvent(new Event('input', { bubbles: true }))
  target.dispatchEvent(new Event('change', { bubbles: true }))
}
