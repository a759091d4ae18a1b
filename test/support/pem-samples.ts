/** A certificate request of jane in devs, with a P-256 key that no longer exists. */
export const SAMPLE_REQUEST = [
  '-----BEGIN CERTIFICATE REQUEST-----',
  'MIHZMIGAAgEAMB4xDTALBgNVBAoMBGRldnMxDTALBgNVBAMMBGphbmUwWTATBgcq',
  'hkjOPQIBBggqhkjOPQMBBwNCAATa+0aGTTXLvqLrBTC5rbcbVQ4xF0jQdtU4aPBt',
  'kCdp48vHiG2Y/n2WfymYYtDmBgCr1AAU4h2QiQU4Xav8FUj6oAAwCgYIKoZIzj0E',
  'AwIDSAAwRQIhANyhDB7rMDcZ84XmGZdXw71j06IRJ4VeChYECcwDjWQBAiA7eDU0',
  'GF3g37syMZh242ZVPHV6wzGZfAig58A55c5w4Q==',
  '-----END CERTIFICATE REQUEST-----',
  '',
].join('\n');

/** The certificate of an authority whose key no longer exists; valid for a hundred years. */
export const SAMPLE_AUTHORITY = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBfzCCASWgAwIBAgIUfAKVquvl90clrTQ0cdzHVGvvAiMwCgYIKoZIzj0EAwIw',
  'FDESMBAGA1UEAwwJc2FtcGxlLWNhMCAXDTI2MTEyODEyMDQxMFoYDzIxMjYxMTA0',
  'MTIwNDEwWjAUMRIwEAYDVQQDDAlzYW1wbGUtY2EwWTATBgcqhkjOPQIBBggqhkjO',
  'PQMBBwNCAAShaY6nvGSLl6Z9w1nZlAznif36BdCECRmbd6Rbo7HQQWYi0VWPskwa',
  'Biqf6qBvqXktBZlqlhEiVsy09/lAKlaMo1MwUTAdBgNVHQ4EFgQUxodGqcDDsj6G',
  'ugcAaNrFnb9C7QIwHwYDVR0jBBgwFoAUxodGqcDDsj6GugcAaNrFnb9C7QIwDwYD',
  'VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBXOcjy+J3zg8j/75qhEm+W',
  'tythKi26EmN+TpqnwauowwIhAISRBg56/Wmpx5Ydwd+ybfnDqziqfHWZmDN3vGW8',
  'Qujx',
  '-----END CERTIFICATE-----',
  '',
].join('\n');
