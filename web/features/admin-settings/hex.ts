// '#0b5a82' of '200 84% 28%', which is what the browser's color picker understands.
export function hexOf(color: string) {
  const [hue = 0, saturation = 0, lightness = 0] = color.split(' ').map(Number.parseFloat)
  const light = lightness / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const pair = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const value = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${pair(0)}${pair(8)}${pair(4)}`
}
