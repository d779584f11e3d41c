// The pages demand Trusted Types: no text becomes markup or a script's address unless this policy
// lets it through. Ours make none; these are what libraries write, to the letter. Text without a tag
// is harmless as markup.
const markup = [
  // React, for a script element.
  '<script></script>',
  // Leaflet, to find out what the browser can draw.
  '<svg/>',
  '<v:shape adj="1"/>',
]

// Allows the service worker and the files of the build. 'default' is the browser's fallback policy.
export const trustedTypesScript = `self.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:(html)=>html.includes('<')&&!${JSON.stringify(markup).replaceAll('</script>', '<\\/script>')}.includes(html)?null:html,createScriptURL:(url)=>/^\\/(sw\\.js|assets\\/[\\w.-]+)$/.test(url)?url:null})`

export function TrustedTypes() {
  return import.meta.env.SSR ? (
    <script dangerouslySetInnerHTML={{ __html: trustedTypesScript }} />
  ) : null
}
