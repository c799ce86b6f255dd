/** Two short tones, as a bell at a desk; a browser that allows no sound yet stays silent. */
export function soundTwice(): void {
  const context = new AudioContext();
  for (const [index, pitch] of [880, 1175].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + index * 0.22;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.2);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.2);
    if (index === 1) tone.addEventListener("ended", () => void context.close());
  }
}
