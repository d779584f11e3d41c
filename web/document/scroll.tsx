// Where a page was scrolled to, when one comes back to it. React Router's own component writes its
// script anew on each page; ours is one of those the CSP names.
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

const storageKey = 'react-router-scroll-positions'

export const scrollScript = `(()=>{if(!history.state||!history.state.key)history.replaceState({key:Math.random().toString(32).slice(2)},'');try{const y=JSON.parse(sessionStorage.getItem('${storageKey}')||'{}')[history.state.key];if(typeof y==='number')scrollTo(0,y)}catch(e){}})()`

export function ScrollKeeper() {
  useScrollRestoration({ storageKey })
  return import.meta.env.SSR ? <script dangerouslySetInnerHTML={{ __html: scrollScript }} /> : null
}
