/** One context for all sounds: a browser lets it sound from the first press on the page on. */
let context: AudioContext | undefined;

/** Tones of a sound: their pitch in hertz, and when each begins in seconds. */
type Tones = readonly (readonly [pitch: number, at: number])[];

const BELL: Tones = [
  [880, 0],
  [1175, 0.22],
];
const ALARM: Tones = [0, 0.6, 1.2].flatMap((at) => [
  [988, at],
  [740, at + 0.25],
]);
const NEW: Tones = [[660, 0]];

const SOUNDS = {
  bell: { tones: BELL, volume: 0.12 },
  alarm: { tones: ALARM, volume: 0.35 },
  new: { tones: NEW, volume: 0.1 },
};

/** Plays a sound of the console; where the browser allows none before the first press, the next one is heard. */
export function playSound(name: keyof typeof SOUNDS): void {
  context ??= new AudioContext();
  void context.resume();
  const { tones, volume: loudness } = SOUNDS[name];
  for (const [pitch, at] of tones) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.2);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.2);
  }
}
