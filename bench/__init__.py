"""Benchmarks: the speed of the games and of their peers, measured in one run, as ratios (`make bench`)."""
