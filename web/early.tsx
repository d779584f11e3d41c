// A page is seen before it is alive, and some of its parts sleep longer than others. What people
// press and type meanwhile is kept by a script in the head, and done as soon as somebody listens.
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
  var early: { kept: Kept[]; tell?: () => void } | undefined
}

// React writes its name on what it has brought to life. It may do so while it handles the very
// event, so the script looks again afterwards. Links, and forms with an address, work without us.
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

const script = `(()=>{
const early=window.early={kept:[]},isAlive=(element)=>Object.keys(element).some((key)=>key.startsWith('__react'));
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
  return import.meta.env.SSR ? <script dangerouslySetInnerHTML={{ __html: script }} /> : null
}

// Once, in the root: what was kept is done in its order.
export function useEarly() {
  useEffect(() => {
    const { early } = globalThis
    if (!early) return
    early.tell = () => void requestAnimationFrame(catchUp)
    catchUp()
  }, [])
}

const patienceMs = 10_000

// What never comes alive is none of React's: the buttons of a map, for one.
function catchUp() {
  const early = globalThis.early!
  const now = performance.now()
  const ready = early.kept.filter(({ target }) => isAlive(target))
  early.kept = early.kept.filter((one) => {
    one.waitingSince ??= now
    return one.target.isConnected && !isAlive(one.target) && now - one.waitingSince < patienceMs
  })
  for (const one of ready) redo(one)
  if (early.kept.length > 0) requestAnimationFrame(catchUp)
}

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
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')!
  set!.call(target, value)
  target.dispatchEvent(new Event('input', { bubbles: true }))
  target.dispatchEvent(new Event('change', { bubbles: true }))
}
