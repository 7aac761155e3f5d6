"""Benchmarks: how fast the games are beside their peers, measured in one run, as ratios (`make bench`)."""
