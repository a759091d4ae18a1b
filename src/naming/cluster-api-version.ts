/** An apiVersion of either naming in cluster naming, as a type: the key of generated types. */
export type ClusterApiVersion<Version extends string> = Version extends `${infer Group}.k8s.io/${infer Rest}`
  ? `${Group}.cluster.io/${Rest}`
  : Version;
