import { useHydrated } from '#kit/design/useHydrated.ts';
import { countryFlag } from './phone-countries.ts';
import type { PhoneCountry } from './phone-number.ts';

type Stripes = readonly [direction: 'down' | 'across', first: string, second: string, third: string];

/** Flags of stripes, in thirds from the top or from the left: those of most numbers here need no font. */
const STRIPES: Partial<Record<PhoneCountry, Stripes>> = {
  AT: ['down', '#c8102e', '#ffffff', '#c8102e'],
  DE: ['down', '#000000', '#dd0000', '#ffcc00'],
  FR: ['across', '#000091', '#ffffff', '#e1000f'],
  IT: ['across', '#008c45', '#f4f5f0', '#cd212a'],
};

/** The flag of a country; its name is beside it. If no font draws flags, its two letters are shown. */
export function CountryFlag({ country }: { country: PhoneCountry }) {
  const isAlive = useHydrated();
  const stripes = STRIPES[country];
  if (country === 'CH' || stripes) {
    return (
      <svg viewBox="0 0 24 18" aria-hidden="true" className="h-4.5 w-6 shrink-0 rounded-[3px]">
        {stripes ? <Stripes stripes={stripes} /> : <SwissFlag />}
      </svg>
    );
  }
  const hasEmoji = isAlive && drawsFlags();
  return (
    <span aria-hidden="true" className={hasEmoji ? FRAME : `${FRAME} rounded-[3px] bg-mist text-xs text-muted`}>
      {hasEmoji ? countryFlag(country) : country}
    </span>
  );
}

const FRAME = 'inline-grid h-4.5 w-6 shrink-0 place-items-center leading-none';

function Stripes({ stripes: [direction, first, second, third] }: { stripes: Stripes }) {
  const [stepX, stepY] = direction === 'down' ? [0, 6] : [8, 0];
  const size = { width: stepX || 24, height: stepY || 18 };
  return (
    <>
      <rect {...size} fill={first} />
      <rect {...size} x={stepX} y={stepY} fill={second} />
      <rect {...size} x={2 * stepX} y={2 * stepY} fill={third} />
    </>
  );
}

const SwissFlag = () => (
  <>
    <rect width="24" height="18" fill="#da291c" />
    <path d="M10.5 4h3v3.5H17v3h-3.5V14h-3v-3.5H7v-3h3.5z" fill="#ffffff" />
  </>
);

let flagsDrawn: boolean | undefined;

/** Whether a font of this device draws flags: a red flag leaves red pixels, letters and empty boxes do not. */
function drawsFlags(): boolean {
  flagsDrawn ??= isRedDrawn(countryFlag('CH'));
  return flagsDrawn;
}

function isRedDrawn(text: string): boolean {
  const side = 16;
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.font = `${side}px sans-serif`;
  context.textBaseline = 'top';
  context.fillText(text, 0, 0);
  const { data } = context.getImageData(0, 0, side, side);
  return data.some((value, index) => index % 4 === 0 && value > 150 && (data[index + 1] ?? 0) < 100);
}
