import * as v from 'valibot';

/** Maximum number of layers; LottieFiles has animations with 699. Each layer consists of several moving elements. */
export const layerLimit = 1_000;

const Side = v.pipe(v.number(), v.minValue(1), v.maxValue(8192));

/** Images must be embedded, because every visitor's browser would request a linked image. */
const Asset = v.looseObject({
  p: v.optional(v.pipe(v.string(), v.regex(/^data:image\/(?:png|jpeg|webp|gif|avif);base64,/))),
});

const Font = v.looseObject({ fPath: v.optional(v.literal('')) });

/** Fields of a Lottie file that the player depends on; everything else is rendered or ignored. */
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
