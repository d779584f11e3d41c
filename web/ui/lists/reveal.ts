// A ref for the current one of a row that scrolls sideways: moves the row, not the page, to show it.
export function reveal(link: HTMLElement | null) {
  const row = link?.closest('nav')
  if (!link || !row) return
  const [seen, all] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += seen.left + seen.width / 2 - (all.left + all.width / 2)
}
