import * as v from 'valibot';

/** LottieFiles has animations with 699; each layer is some elements that move. */
export const layerLimit = 1_000;

const Side = v.pipe(v.number(), v.minValue(1), v.maxValue(8192));

/** Pictures inside an animation have to travel with it: an address would be asked for by every visitor's browser. */
const Asset = v.looseObject({
  p: v.optional(v.pipe(v.string(), v.regex(/^data:image\/(?:png|jpeg|webp|gif|avif);base64,/))),
});

const Font = v.looseObject({ fPath: v.optional(v.literal('')) });

/** The parts of a Lottie file that the player depends on; the rest is drawn or ignored. */
export const LottieAnimation = v.pipe(
  v.looseObject({
    v: v.string(),
    fr: v.pipe(v.number(), v.minValue(1), v.maxValue(240)),
    ip: v.number(),
    op: v.number(),
    w: Side,
    h: Side,
    layers: v.pipe(v.array(v.looseObject({ ty: v.number() })), v.minLength(1), v.maxLength(layerLimit)),
    assets: v.optional(v.array(Asset)),
    fonts: v.optional(v.looseObject({ list: v.optional(v.array(Font)) })),
  }),
  v.check(({ ip, op }) => op > ip, 'The animation has no frames.'),
);
export type LottieAnimation = v.InferOutput<typeof LottieAnimation>;
