<?php
namespace Site\Demonstration;

use Site\Languages\Languages;

/** Makes the demonstration's languages in Polylang, with the addresses that the site has: /x, /da/x, /de/x. */
final class PolylangSetup {
	private const OPTIONS = array(
		'force_lang'    => 1,
		'hide_default'  => true,
		'rewrite'       => true,
		'browser'       => false,
		'redirect_lang' => true,
		'media_support' => false,
	);

	/**
	 * Where Polylang has languages already, its addresses and its default language are its owner's.
	 *
	 * @param array<int, array{code: string, locale: string, name: string}> $languages The first is the default one.
	 */
	public static function run( array $languages ): void {
		if ( ! Languages::hasPolylang() || ! function_exists( 'PLL' ) ) {
			return;
		}
		// Languages can be added by the model of Polylang's administration alone.
		$model = method_exists( PLL()->model, 'add_language' ) || isset( PLL()->model->languages ) ? PLL()->model : null;
		$known = pll_languages_list( array( 'fields' => 'slug' ) );
		foreach ( $languages as $order => $language ) {
			if ( null === $model || in_array( $language['code'], $known, true ) ) {
				continue;
			}
			$settings = array(
				'locale'         => $language['locale'],
				'slug'           => $language['code'],
				'name'           => $language['name'],
				'flag'           => 'en' === $language['code'] ? 'gb' : ( 'da' === $language['code'] ? 'dk' : $language['code'] ),
				'rtl'            => 0,
				'term_group'     => $order,
				'no_default_cat' => true,
			);
			isset( $model->languages ) && method_exists( $model->languages, 'add' ) ? $model->languages->add( $settings ) : $model->add_language( $settings );
		}
		foreach ( array() === $known ? array( 'default_lang' => $languages[0]['code'] ) + self::OPTIONS : array() as $name => $value ) {
			PLL()->options[ $name ] = $value;
		}
		$types = (array) ( PLL()->options['post_types'] ?? array() );
		if ( ! in_array( 'product', $types, true ) ) {
			PLL()->options['post_types'] = array_merge( $types, array( 'product' ) );
		}
		if ( is_object( PLL()->options ) && method_exists( PLL()->options, 'save' ) ) {
			PLL()->options->save();
		} else {
			update_option( 'polylang', PLL()->options );
		}
		PLL()->model->clean_languages_cache();
	}
}
