<?php
namespace Site;

/** A signed call to the site, which its `REVALIDATE_SECRET` lets in. */
final class SiteCall {
	private const MAX_BYTES = MB_IN_BYTES;

	/** @return array{status: string, json: ?array} `status` is that of the answer, or why there is none. */
	public static function post( string $path, string $body, int $timeout ): array {
		$time   = time();
		$answer = wp_remote_post(
			Settings::address() . $path,
			array(
				'timeout'             => $timeout,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				'headers'             => array(
					'Content-Type' => 'application/json',
					'X-Signature'  => "t=$time,v1=" . hash_hmac( 'sha256', "$time.$body", Settings::secret() ),
				),
				'body'                => $body,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return array( 'status' => $answer->get_error_message(), 'json' => null );
		}
		$json = json_decode( wp_remote_retrieve_body( $answer ), true );
		return array( 'status' => (string) wp_remote_retrieve_response_code( $answer ), 'json' => is_array( $json ) ? $json : null );
	}

	/** Why the site did not do what it was asked to, in a sentence. */
	public static function whyNot( string $status ): string {
		return match ( $status ) {
			'401'   => __( 'The site refuses the signature: its REVALIDATE_SECRET is another one, or a clock is wrong.', 'site' ),
			'404', '405' => __( 'The site has no such address: it runs without REVALIDATE_SECRET.', 'site' ),
			'503'   => __( 'The site has much to do. Try again in a moment.', 'site' ),
			/* translators: an HTTP status or an error */
			default => sprintf( __( 'The site does not answer: %s', 'site' ), $status ),
		};
	}
}
