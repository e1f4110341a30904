import { Image } from '#components/ui/Image/Image.tsx';
import { css } from '#styled/css';
import type { DrawingContent } from './drawingContent.ts';
import { LogDrawing } from './LogDrawing.tsx';

const styles = {
  scene: css({ display: 'flex', flexDirection: 'column', height: '100%' }),
  image: css({ flex: '1 1 auto', width: '100%', minHeight: '0', aspectRatio: '16 / 9', objectFit: 'cover' }),
};

/** A place, and below it the lines of its log. */
export function SceneDrawing({ content }: { content: DrawingContent }) {
  const { src, width, height } = content.picture;
  return (
    <div className={styles.scene}>
      {src && (
        <Image
          src={src}
          alt=""
          width={width}
          height={height}
          sizes="(min-width: 1360px) 820px, (min-width: 1024px) 62vw, 94vw"
          className={styles.image}
        />
      )}
      <LogDrawing content={content} isLive={false} />
    </div>
  );
}
